import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Forwards connections to a server. It can silence them: they stay open, but carry nothing. */
export interface SilentProxy {
  /** The address of the server through the proxy. */
  url: string;
  /** How many connections have been opened so far. */
  opened(): number;
  /** Silences the connections that are open; later ones are forwarded. */
  silenceOpen(): void;
  /** Ends the open connections, as if the server had died. */
  cutOpen(): void;
  /** Silences open connections for good. With true, it also silences new ones until it is called with false. */
  silenceAll(silent: boolean): void;
  close(): Promise<void>;
}

/** Opens a proxy in front of the server that the address names. */
export async function openSilentProxy(address: string, usualPort: number): Promise<SilentProxy> {
  const url = new URL(address);
  const target = { host: url.hostname, port: Number(url.port || usualPort) };
  const sockets = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  let isAllSilent = false;
  let opened = 0;
  const server = createServer((near) => {
    opened += 1;
    if (isAllSilent) silent.add(near);
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (!silent.has(near)) to.write(data);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const cutOpen = () => {
    for (const socket of sockets) socket.destroy();
  };
  const silenceOpen = () => {
    for (const socket of sockets) silent.add(socket);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    opened: () => opened,
    silenceOpen,
    cutOpen,
    silenceAll(isSilent) {
      isAllSilent = isSilent;
      if (isSilent) silenceOpen();
    },
    async close() {
      cutOpen();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
