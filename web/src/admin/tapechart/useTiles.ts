import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { failsOffline } from '../../apollo/reachabilityLink';
import { countNights } from '../../../../schema/nights';
import { useOnConnected } from '../../apollo/useOnConnected';
import { useNightsChangedSubscription } from '../../rooms/NightsChanged.generated';
import { useBookingMovedSubscription } from '../fields/BookingMoved.generated';
import { useHousekeepingChangedSubscription } from '../housekeeping/Housekeeping.generated';
import { usePolling } from '../../kit/usePolling';
import {
  joinBars,
  layRows,
  nightsOfTile,
  TILE,
  tilesOf,
  type Bar,
  type StayPart,
  type ChartTile,
} from './geometry';
import { TapeChartTileDocument } from './TapeChart.generated';

/** The time without scrolling or changes of nights before a request. */
const PAUSE_MS = 120;
/** The chart is refreshed regularly, since an event can be lost. */
const REFRESH_SECONDS = [60];

export interface ChartRoom {
  id: string;
  number: number;
  bars: readonly Bar[];
  /** Its status for housekeeping; undefined if it is not known. */
  status?: RoomStatus | undefined;
}
type RoomStatus = ChartTile['roomStates'][number]['status'];
interface LoadedRoom extends ChartRoom {
  parts: Map<number, readonly Bar[]>;
}
export interface ChartData {
  tile: ChartTile;
  rooms: ReadonlyMap<number, ChartRoom>;
}

/**
 * Loads the visible part of a hotel's tape chart in tiles of room numbers and days, and keeps it current. `data` is null if
 * there is no such hotel.
 */
export function useTiles(hotelId: string, origin: string, part: StayPart) {
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
    const timer = setTimeout(() => readMissing(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keys, round]);

  const refresh = () => {
    loaded.current.clear();
    setRound((count) => count + 1);
    return Promise.resolve();
  };
  usePolling(refresh, REFRESH_SECONDS);
  useOnConnected(() => void refresh());
  /** Loads the tiles of a room on these nights again, once they are needed. */
  const invalidate = (index: number, from: string, to: string) => {
    const [first, last] = [from, to].map((night) => Math.floor(countNights(origin, night) / TILE.days));
    for (let span = first!; span <= last!; span++)
      loaded.current.delete(`${Math.floor(index / TILE.rooms)} ${span}`);
  };
  useNightsChangedSubscription({
    variables: { hotelId },
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      for (const { roomNumber, night } of event?.nightsChanged ?? []) {
        const index = [...(data?.rooms ?? [])].find(([, { id }]) => id === roomNumber.id)?.[0];
        if (index !== undefined) invalidate(index, night, night);
      }
      setRound((count) => count + 1);
    },
  });
  useBookingMovedSubscription({
    variables: { hotelId },
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      for (const [index, { bars }] of data?.rooms ?? [])
        for (const { bookingId, from, to } of bars)
          if (bookingId && bookingId === event?.bookingMoved) invalidate(index, from, to);
      setRound((count) => count + 1);
    },
  });
  useHousekeepingChangedSubscription({
    variables: { hotelId },
    ignoreResults: true,
    onData: ({ data: { data: event } }) =>
      setData((known) => known && withStatuses(known, event?.housekeepingChanged ?? [])),
  });
  return { data, rows, hasFailed, refresh };
}

/** The chart with the statuses of these rooms. Rooms that keep theirs stay the same objects. */
function withStatuses(known: ChartData, states: readonly { id: string; status: RoomStatus }[]): ChartData {
  const statuses = new Map(states.map(({ id, status }) => [id, status]));
  const rooms = [...known.rooms].map(([index, room]) => {
    const status = statuses.get(room.id) ?? room.status;
    return [index, status === room.status ? room : { ...room, status }] as const;
  });
  return { ...known, rooms: new Map(rooms) };
}

/** Adds or replaces a tile of the chart. Rooms that it does not change stay the same objects. */
export function addTile(
  known: ChartData | null | undefined,
  tile: ChartTile,
  page: number,
  span: number,
): ChartData {
  const rooms = new Map<number, LoadedRoom>(known?.rooms as Map<number, LoadedRoom> | undefined);
  const statuses = new Map(tile.roomStates.map((state) => [state.id, state.status]));
  for (const [offset, { id, number }] of tile.rooms.entries()) {
    const index = page * TILE.rooms + offset;
    const before = rooms.get(index);
    const bars = tile.bars.filter(({ roomNumberId }) => roomNumberId === id);
    const same = before?.id === id ? before : undefined;
    const status = statuses.get(id);
    const isSame = same && JSON.stringify(same.parts.get(span)) === JSON.stringify(bars);
    if (isSame && same.status === status) continue;
    const parts = new Map(same?.parts).set(span, bars);
    rooms.set(index, { id, number, status, parts, bars: joinBars([...parts.values()]) });
  }
  return { tile, rooms };
}
