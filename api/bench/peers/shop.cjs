/*
 * A shop by Vendure as its guide sets one up, with a payment method that pays at once: a peer of the way from a search to
 * a confirmed booking. Each hotel is a product, each of its rooms a variant that is always in stock. FILL makes its tables
 * and its products, and ends. It runs in a folder that has Vendure (funnel/shop.ts).
 */
const { createServer } = require('node:http');
const vendure = require('@vendure/core');
const { populateInitialData } = require('@vendure/core/cli');

const { DATABASE_URL, FILL, HOTELS, PORT, ROOMS, SHOP_PORT } = process.env;
const url = new URL(DATABASE_URL);
const CARD = vendure.dummyPaymentHandler;

const config = {
  apiOptions: {
    port: Number(SHOP_PORT),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: { tokenMethod: ['bearer'] },
  dbConnectionOptions: {
    type: 'mysql',
    host: url.hostname,
    port: Number(url.port || 3306),
    username: url.username,
    password: url.password,
    database: url.pathname.slice(1),
    synchronize: Boolean(FILL),
    logging: false,
  },
  paymentOptions: { paymentMethodHandlers: [CARD] },
  logger: new vendure.DefaultLogger({ level: vendure.LogLevel.Error }),
};

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ name: 'Austria', code: 'AT', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 20 }],
  shippingMethods: [{ name: 'None', price: 0 }],
  paymentMethods: [
    {
      name: 'Card',
      handler: { code: CARD.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};
const named = (name, more = {}) => ({ translations: [{ languageCode: 'en', name, ...more }] });

async function fill(app) {
  await populateInitialData(app, initialData);
  const context = await app.get(vendure.RequestContextService).create({ apiType: 'admin' });
  const products = app.get(vendure.ProductService);
  for (let hotel = 0; hotel < Number(HOTELS); hotel++) {
    const text = { slug: `hotel-${hotel}`, description: 'A hotel by the river.' };
    const product = await products.create(context, { enabled: true, ...named(`Hotel ${hotel}`, text) });
    const rooms = { code: `rooms-${hotel}`, ...named('Room') };
    const group = await app.get(vendure.ProductOptionGroupService).create(context, rooms);
    await products.addOptionGroupToProduct(context, product.id, group.id);
    const variants = [];
    for (let room = 0; room < Number(ROOMS); room++) {
      const [code, name] = [`room-${hotel}-${room}`, named(`Room ${room}`)];
      const option = await app.get(vendure.ProductOptionService).create(context, group, { code, ...name });
      const sold = { sku: code, price: 30_000, stockOnHand: 1_000_000 };
      variants.push({ productId: product.id, optionIds: [option.id], ...sold, ...name });
    }
    await app.get(vendure.ProductVariantService).create(context, variants);
  }
}

async function main() {
  const app = await vendure.bootstrap(config);
  if (FILL) {
    await fill(app);
    process.exit(0);
  }
  // tells that it is ready, as the other servers do
  createServer((_request, response) => response.end('{}')).listen(Number(PORT), '127.0.0.1');
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
