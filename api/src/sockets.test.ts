import { once } from 'node:events';
import { connect } from 'node:net';
import { openHouse, type House } from '../test/house';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each(['//', '/\\', 'http://[', '/elsewhere'])(
  'who asks for a socket at %s is hung up on, and the house goes on',
  async (address) => {
    const { hostname, port } = new URL(house.url);
    const caller = connect(Number(port), hostname).resume();
    caller.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    await once(caller, 'close');
    expect((await fetch(`${house.url}/livez`)).status).toBe(200);
  },
);
