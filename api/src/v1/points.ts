import type { Response } from 'express';
import type { Viewer } from '../access/policy';
import { pointsHeaders, spendPoints, outOfPointsMessage, type PointsSpent } from '../access/limits/points';
import { Failure } from './failures';

/**
 * Points of a request that reads, without its rows, and of one that writes. A point is ten microseconds of
 * processor time.
 */
const READ_POINTS = 100;
const WRITE_POINTS = 300;
/** Points of one row of a list. */
const ROW_POINTS = 10;
/** Bytes sent per point. */
const BYTES_PER_POINT = 2000;

/** The caller who pays, and the response whose headers state the remaining points. */
export interface Caller {
  viewer: Viewer | undefined;
  address: string;
  response: Response;
}

/** The caller has too few points left. */
export class OutOfPoints extends Failure {
  constructor(readonly spent: PointsSpent) {
    super(429, outOfPointsMessage(spent));
  }
}

/**
 * Spends the caller's points before the work starts and sets the headers with the rest. Throws OutOfPoints.
 */
export async function spend({ viewer, address, response }: Caller, points: number): Promise<void> {
  const spent = await spendPoints(viewer, address, points);
  if (!spent) return;
  for (const [name, value] of pointsHeaders(spent)) response.set(name, value);
  if (spent.isRefused) throw new OutOfPoints(spent);
}

export const pointsOfRequest = (method: string): number => (method === 'get' ? READ_POINTS : WRITE_POINTS);
export const pointsOfRows = (rows: number): number => rows * ROW_POINTS;
/** Points of sending a cached answer, for which nothing is read. */
export const pointsOfBytes = (bytes: number): number => 1 + Math.round(bytes / BYTES_PER_POINT);
