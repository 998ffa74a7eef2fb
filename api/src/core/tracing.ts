import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import type { Attributes, Context, Span } from '@opentelemetry/api';

/** What a span does: it answers somebody, asks somebody, or neither. */
type SpanRole = 'SERVER' | 'CLIENT' | 'INTERNAL';

/** Makes spans while an exporter is set; see server/tracing/. Types are all that is loaded of OpenTelemetry before. */
export interface Tracing {
  /** The place in a trace that `traceparent` and `tracestate` name; outside of any where they name none. */
  placeOf(headers: IncomingHttpHeaders): Context;
  /** Begins a span at a place. */
  begin(at: Context, role: SpanRole, name: string, attributes: Attributes): Span;
  /** The place below a span. */
  below(at: Context, span: Span): Context;
  /** Says what went wrong in a span. */
  fail(span: Span, what: string): void;
  /** Sends what is left, within a deadline. */
  close(): Promise<void>;
}

/** Where the work at hand belongs in a trace. */
export interface TracePlace {
  at: Context;
  /** Ends the span of the operation of a request; undefined while there is none. */
  endOperation?: (what?: string) => void;
}

let current: Tracing | undefined;
const places = new AsyncLocalStorage<TracePlace>();

/** What makes spans; undefined where no exporter is set, and there are none. */
export const tracing = (): Tracing | undefined => current;

/** Begins to make spans, or ends it, for one server of this process. */
export const useTracing = (opened: Tracing | undefined): void => {
  current = opened;
};

/** Where the work at hand belongs; undefined in what nobody asked for, such as a job. */
export const tracePlace = (): TracePlace | undefined => places.getStore();

/** Does the work at a place. */
export const atTracePlace = <T>(place: TracePlace, work: () => T): T => places.run(place, work);
