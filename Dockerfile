# The server as an image, demo included: docs/operations.md says how to run it.
FROM node:26-bookworm-slim AS build
WORKDIR /srv/beacon
COPY . .
RUN npx --yes pnpm@12 install --frozen-lockfile && npx --yes pnpm@12 build
# From the start once more, without what only building needs: half of the size.
RUN rm -rf node_modules */*/node_modules e2e/node_modules && npx --yes pnpm@12 install --frozen-lockfile --prod

FROM node:26-bookworm-slim
WORKDIR /srv/beacon
COPY --from=build /srv/beacon .
# Data, and compiled code that is kept from start to start.
RUN install -d -m 700 -o node /var/lib/beacon node_modules/.cache
USER node
ENV DATA_DIR=/var/lib/beacon HOST=0.0.0.0 PORT=3000
VOLUME /var/lib/beacon
EXPOSE 3000
CMD ["node_modules/.bin/node", "scripts/start.mjs"]
