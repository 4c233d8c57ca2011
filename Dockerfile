# The server as an image, demo included: docs/operations.md says how to run it.
FROM node:26-bookworm-slim AS build
WORKDIR /srv/beacon
COPY . .
RUN npx --yes pnpm@12 install --frozen-lockfile && npx --yes pnpm@12 build
# Installs again without development dependencies, which halves the image.
RUN rm -rf node_modules */*/node_modules e2e/node_modules && npx --yes pnpm@12 install --frozen-lockfile --prod

FROM node:26-bookworm-slim
WORKDIR /srv/beacon
COPY --from=build /srv/beacon .
# For the data, and for compiled code that is cached between starts.
RUN install -d -m 700 -o node /var/lib/beacon node_modules/.cache
USER node
ENV DATA_DIR=/var/lib/beacon HOST=0.0.0.0 PORT=3000
VOLUME /var/lib/beacon
EXPOSE 3000
CMD ["node_modules/.bin/node", "scripts/start.mjs"]
