import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { failsOffline } from '../../apollo/lineLink';
import { countNights } from '../../../../schema/nights';
import { useOnConnected } from '../../apollo/useOnConnected';
import { useNightsChangedSubscription } from '../../rooms/NightsChanged.generated';
import { useBookingMovedSubscription } from '../fields/BookingMoved.generated';
import { usePolling } from '../../kit/usePolling';
import { joinBars, layRows, nightsOfTile, TILE, tilesOf, type Bar, type Part, type Tile } from './geometry';
import { TapeChartTileDocument } from './TapeChart.generated';

/** Milliseconds that scrolling, and changes of nights, are waited for before the server is asked. */
const PAUSE = 120;
/** Seconds between refreshes: an event may be lost. */
const REFRESH = [60];

export interface Room {
  id: string;
  number: number;
  bars: readonly Bar[];
}
interface LoadedRoom extends Room {
  parts: Map<number, readonly Bar[]>;
}
export interface ChartData {
  tile: Tile;
  rooms: ReadonlyMap<number, Room>;
}

/**
 * The part of a hotel's tape chart that is shown, read in tiles of room numbers and days and kept current while others
 * book. `data` is null where there is no such hotel.
 */
export function useTiles(hotelId: string, origin: string, part: Part) {
  const client = useApolloClient();
  const [data, setData] = useState<ChartData | null>();
  const [hasFailed, setFailed] = useState(false);
  const loaded = useRef(new Set<string>());
  const [round, setRound] = useState(0);
  const groups = data?.tile.groups;
  const rows = useMemo(() => layRows(groups ?? []), [groups]);
  const wanted = data ? tilesOf(part, rows) : [{ page: 0, span: Math.floor(part.days[0] / TILE.days) }];
  const keys = wanted.map(({ page, span }) => `${page} ${span}`).join();

  const read = async (page: number, span: number) => {
    const answer = await client.query({
      query: TapeChartTileDocument,
      variables: {
        hotelId,
        ...nightsOfTile(origin, span),
        limit: TILE.rooms,
        offset: page * TILE.rooms,
      },
      fetchPolicy: 'no-cache',
      context: failsOffline,
    });
    const tile = answer.data?.tapeChart;
    setData((known) => (tile ? addTile(known, tile, page, span) : (known ?? null)));
  };

  const readMissing = useEffectEvent(() => {
    for (const { page, span } of wanted) {
      const key = `${page} ${span}`;
      if (loaded.current.has(key)) continue;
      loaded.current.add(key);
      read(page, span).then(
        () => setFailed(false),
        () => {
          loaded.current.delete(key);
          setFailed(true);
        },
      );
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => readMissing(), PAUSE);
    return () => clearTimeout(timer);
  }, [keys, round]);

  const refresh = () => {
    loaded.current.clear();
    setRound((count) => count + 1);
    return Promise.resolve();
  };
  usePolling(refresh, REFRESH);
  useOnConnected(() => void refresh());
  const forget = (place: number, from: string, to: string) => {
    const [first, last] = [from, to].map((night) => Math.floor(countNights(origin, night) / TILE.days));
    for (let span = first!; span <= last!; span++)
      loaded.current.delete(`${Math.floor(place / TILE.rooms)} ${span}`);
  };
  useNightsChangedSubscription({
    variables: { hotelId },
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      for (const { roomNumber, night } of event?.nightsChanged ?? []) {
        const place = [...(data?.rooms ?? [])].find(([, { id }]) => id === roomNumber.id)?.[0];
        if (place !== undefined) forget(place, night, night);
      }
      setRound((count) => count + 1);
    },
  });
  useBookingMovedSubscription({
    variables: { hotelId },
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      for (const [place, { bars }] of data?.rooms ?? [])
        for (const { bookingId, from, to } of bars)
          if (bookingId && bookingId === event?.bookingMoved) forget(place, from, to);
      setRound((count) => count + 1);
    },
  });
  return { data, rows, hasFailed, refresh };
}

/** The chart with this tile in the place of an earlier one; rooms that it leaves as they were stay the same objects. */
export function addTile(
  known: ChartData | null | undefined,
  tile: Tile,
  page: number,
  span: number,
): ChartData {
  const rooms = new Map<number, LoadedRoom>(known?.rooms as Map<number, LoadedRoom> | undefined);
  for (const [index, { id, number }] of tile.rooms.entries()) {
    const place = page * TILE.rooms + index;
    const before = rooms.get(place);
    const bars = tile.bars.filter(({ roomNumberId }) => roomNumberId === id);
    const same = before?.id === id ? before : undefined;
    if (same && JSON.stringify(same.parts.get(span)) === JSON.stringify(bars)) continue;
    const parts = new Map(same?.parts).set(span, bars);
    rooms.set(place, { id, number, parts, bars: joinBars([...parts.values()]) });
  }
  return { tile, rooms };
}
