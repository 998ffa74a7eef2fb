import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';

/** The colours of the map's style, which no other part of the page has. */
export const GROUND = '#00ff00';
export const STREET = '#ff00ff';

export interface TileServer {
  styleUrl: string;
  /** The tiles that were requested, as `z/x/y`. */
  tiles: string[];
  close(): Promise<void>;
}

/** A server of a map's style and its vector tiles, on a port of its own. It has streets along every tenth of a degree. */
export async function startTileServer(): Promise<TileServer> {
  const index = new GeoJSONVT(streets(), { maxZoom: 14 });
  const tiles: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    const { port } = server.address() as AddressInfo;
    if (request.url === '/style.json') {
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify(styleAt(`http://localhost:${port}`)));
    }
    const [, z, x, y] = /^\/tiles\/(\d+)\/(\d+)\/(\d+)\.pbf$/.exec(request.url ?? '') ?? [];
    if (y === undefined) return response.writeHead(404).end();
    tiles.push(`${z}/${x}/${y}`);
    const tile = index.getTile(Number(z), Number(x), Number(y));
    if (!tile) return response.writeHead(204).end();
    response.setHeader('content-type', 'application/x-protobuf');
    return response.end(fromGeojsonVt({ streets: tile }));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { styleUrl: `http://localhost:${port}/style.json`, tiles, close };
}

const styleAt = (origin: string) => ({
  version: 8,
  sources: {
    city: {
      type: 'vector',
      tiles: [`${origin}/tiles/{z}/{x}/{y}.pbf`],
      maxzoom: 14,
      attribution: 'Test streets',
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': GROUND } },
    {
      id: 'streets',
      type: 'line',
      source: 'city',
      'source-layer': 'streets',
      paint: { 'line-color': STREET, 'line-width': 6 },
    },
  ],
});

/** Lines from north to south and from west to east. */
function streets() {
  const lines: [number, number][][] = [];
  for (let tenth = -1800; tenth <= 1800; tenth += 1)
    lines.push([
      [tenth / 10, -80],
      [tenth / 10, 80],
    ]);
  for (let tenth = -800; tenth <= 800; tenth += 1)
    lines.push([
      [-180, tenth / 10],
      [180, tenth / 10],
    ]);
  return {
    type: 'FeatureCollection' as const,
    features: lines.map((coordinates) => ({
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'LineString' as const, coordinates },
    })),
  };
}
