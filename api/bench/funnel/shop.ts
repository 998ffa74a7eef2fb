import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort, servePeer } from '../builtServer';
import { send, type Client } from './client';

/** npm downloads it at its first use: it is as large as all other installed packages together. */
const PACKAGES = ['@vendure/core@3.7.3', 'mysql2@3.24.5'];
const FOLDER = path.join(tmpdir(), 'staybook-bench-shop');
const SERVER = path.join(FOLDER, 'shop.cjs');

/** Starts a shop with its own database on the same server; `pay` pays the order of a person. */
export async function startShop(databaseUrl: string, size: { hotels: number; rooms: number }) {
  install();
  const url = new URL(databaseUrl);
  const name = `${url.pathname.slice(1)}_shop`;
  const run = async (sql: string) => {
    const connection = await createConnection({ uri: databaseUrl });
    await connection.query(sql);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const shopPort = String(await freePort());
  const settings = { SHOP_PORT: shopPort, HOTELS: String(size.hotels), ROOMS: String(size.rooms) };
  const env = { ...process.env, ...settings, DATABASE_URL: own.href, FILL: 'yes' };
  const { status } = spawnSync(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The shop could not be filled.');
  const served = await servePeer(SERVER, own.href, settings);
  return {
    pid: served.pid,
    clientBy: (agent: http.Agent) => shopClient(`http://127.0.0.1:${shopPort}/shop-api`, agent, size.hotels),
    async stop() {
      served.stop();
      await run(`DROP DATABASE ${name}`);
    },
  };
}

function install(): void {
  mkdirSync(FOLDER, { recursive: true });
  copyFileSync(path.join(__dirname, '../peers/shop.cjs'), SERVER);
  if (existsSync(path.join(FOLDER, 'node_modules/@vendure/core'))) return;
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'];
  const { status } = spawnSync('npm', ['install', ...options, ...PACKAGES], { cwd: FOLDER, stdio: 'ignore' });
  if (status !== 0) throw new Error('Vendure could not be installed.');
}

const ORDER = 'id code totalWithTax';
const OR_ERROR = '... on ErrorResult { errorCode message }';
const SEARCH = `query ($skip: Int!) { products(options: { take: 20, skip: $skip }) { totalItems
  items { id name slug description } } }`;
const PAGE = `query ($id: ID!) { product(id: $id) { id name description
  variants { id name priceWithTax stockLevel } } }`;
const ADD = `mutation ($id: ID!) { result: addItemToOrder(productVariantId: $id, quantity: 1) {
  ... on Order { ${ORDER} } ${OR_ERROR} } }`;
const CUSTOMER = `mutation ($input: CreateCustomerInput!) { result: setCustomerForOrder(input: $input) {
  ... on Order { id } ${OR_ERROR} } }`;
const ADDRESS = `mutation ($input: CreateAddressInput!) { result: setOrderShippingAddress(input: $input) {
  ... on Order { id } ${OR_ERROR} } }`;
const METHODS = '{ eligibleShippingMethods { id } }';
const METHOD = `mutation ($id: [ID!]!) { result: setOrderShippingMethod(shippingMethodId: $id) {
  ... on Order { id } ${OR_ERROR} } }`;
const ARRANGE = `mutation { result: transitionOrderToState(state: "ArrangingPayment") {
  ... on Order { ${ORDER} } ${OR_ERROR} } }`;
const PAY = `mutation { result: addPaymentToOrder(input: { method: "card", metadata: {} }) {
  ... on Order { ${ORDER} state } ${OR_ERROR} } }`;
const BY_CODE = `query ($code: String!) { orderByCode(code: $code) { code state totalWithTax
  lines { productVariant { name } } } }`;
const LIVES_AT = {
  fullName: 'A Guest',
  streetLine1: 'Way 1',
  city: 'Vienna',
  postalCode: '1010',
  countryCode: 'AT',
};

/** The shop's own order flow: a quote is an order with a room in it, a hold the order with its address. */
function shopClient(
  api: string,
  agent: http.Agent,
  hotels: number,
): Client & { pay(token: string): Promise<void> } {
  const sessions = new Map<string, string>();
  let searches = 0;
  const ask = async (token: string, query: string, variables: object = {}) => {
    const { body, headers } = await send(api, agent, sessions.get(token) ?? '', { query, variables });
    const given = headers['vendure-auth-token'];
    if (token && given) sessions.set(token, String(given));
    const { result, ...data } = body.data ?? {};
    if (body.errors || result?.errorCode) throw new Error(JSON.stringify(body.errors ?? result));
    return result ?? data;
  };
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const find = async (token: string, code: string) => (await ask(token, BY_CODE, { code })).orderByCode;
  return {
    async search() {
      const skip = (20 * searches++) % Math.max(20, hotels - 20);
      return ids((await ask('', SEARCH, { skip })).products.items);
    },
    page: async (id) => ids((await ask('', PAGE, { id })).product.variants),
    async quote(token, { roomNumberIds: [id] }) {
      sessions.delete(token);
      return (await ask(token, ADD, { id })).totalWithTax;
    },
    async hold(token) {
      const emailAddress = `guest-${searches}-${Math.random()}@staybook.example`;
      await ask(token, CUSTOMER, { input: { firstName: 'A', lastName: 'Guest', emailAddress } });
      await ask(token, ADDRESS, { input: LIVES_AT });
      const { eligibleShippingMethods } = await ask(token, METHODS);
      await ask(token, METHOD, { id: ids(eligibleShippingMethods) });
      const { code, totalWithTax } = await ask(token, ARRANGE);
      return { id: code, url: token, totalCents: totalWithTax };
    },
    pay: async (token) => void (await ask(token, PAY)),
    isConfirmed: async (token, code) => (await find(token, code)).state === 'PaymentSettled',
    // An order of a guest without an account is in no list.
    bookings: async (token, code) => [(await find(token, code)).code],
  };
}
