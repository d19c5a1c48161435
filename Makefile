# The entry. Each target is one npm script; Node itself comes with the packages.
.DEFAULT_GOAL := help
.PHONY: run test check dev demo bench openapi clean help chromium

run: node_modules ## install, build and start on the embedded database
	npm run -s build && npm start

test: node_modules chromium ## every test: types, lint, layers, units, contracts, HTTP, journeys
	npm test

check: node_modules ## types, lint and format only
	npm run -s check

dev: node_modules ## the site with live reload
	npm run -s build && npm run -s dev

demo: node_modules ## as run, in a folder of its own, with a year of invented orders
	npm run -s build && DATA_DIR=.demo DEMO=1 npm start

bench: node_modules ## throughput, latency, start, memory and lists, as ratios
	npm run -s build && npm run -s bench

openapi: node_modules ## write the OpenAPI document of the calls (openapi.json, or FICHIER=path)
	npm run -s openapi -- $(FICHIER)

clean: ## remove what was built, not the data
	rm -rf dist .types .cache test-results playwright-report

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

node_modules: package.json package-lock.json
	npm ci
	@touch node_modules

# The journeys need a browser; a Debian machine run as root gets its own.
chromium:
	@sh .ci/chromium
