import type { Response } from 'express';
import type { Viewer } from '../access/policy';
import { pointsHeaders, spendPoints, outOfPointsMessage, type PointsSpent } from '../access/limits/points';
import { Failure } from './failures';

/** Points (of ten microseconds of processor time) of a request that reads, beside its rows, and of one that writes. */
const READ_POINTS = 100;
const WRITE_POINTS = 300;
/** Points of a row of a list: read, presented and written. */
const ROW_POINTS = 10;
/** Bytes that are sent for a point. */
const BYTES_PER_POINT = 2000;

/** Who pays for an answer, and the answer that says so. */
export interface Caller {
  viewer: Viewer | undefined;
  address: string;
  response: Response;
}

/** The caller has fewer points left than this costs. */
export class OutOfPoints extends Failure {
  constructor(readonly spent: PointsSpent) {
    super(429, outOfPointsMessage(spent));
  }
}

/** Spends the caller's points before the work is done, and says in the headers what is left; throws OutOfPoints. */
export async function spend({ viewer, address, response }: Caller, points: number): Promise<void> {
  const spent = await spendPoints(viewer, address, points);
  if (!spent) return;
  for (const [name, value] of pointsHeaders(spent)) response.set(name, value);
  if (spent.isRefused) throw new OutOfPoints(spent);
}

export const pointsOfRequest = (method: string): number => (method === 'get' ? READ_POINTS : WRITE_POINTS);
export const pointsOfRows = (rows: number): number => rows * ROW_POINTS;
/** What an answer that is remembered costs: nothing is read for it. */
export const pointsOfBytes = (bytes: number): number => 1 + Math.round(bytes / BYTES_PER_POINT);
