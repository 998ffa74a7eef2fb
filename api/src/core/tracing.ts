import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import type { Attributes, Context, Span } from '@opentelemetry/api';
import { appVariable } from './appState';

/** The role of a span: it answers a request, sends one, or neither. */
type SpanRole = 'SERVER' | 'CLIENT' | 'INTERNAL';

/**
 * Makes spans while an exporter is set; see ops/tracing/. Until then only OpenTelemetry's types are imported.
 */
export interface Tracing {
  /** The place in a trace that `traceparent` and `tracestate` name; outside any trace if they name none. */
  placeOf(headers: IncomingHttpHeaders): Context;
  /** Begins a span at a place. */
  begin(at: Context, role: SpanRole, name: string, attributes: Attributes): Span;
  /** The place below a span. */
  below(at: Context, span: Span): Context;
  /** Records a failure in a span. */
  fail(span: Span, what: string): void;
  /** Sends the remaining spans within a deadline. */
  close(): Promise<void>;
}

/** The place of the current work in a trace. */
export interface TracePlace {
  at: Context;
  /** Ends the span of the request's operation; undefined while there is none. */
  endOperation?: (what?: string) => void;
}

const current = appVariable<Tracing>();
const places = new AsyncLocalStorage<TracePlace>();

/** The maker of spans; undefined where no exporter is set and no spans are made. */
export const tracing = (): Tracing | undefined => current.get();

/** Starts or stops making spans for one server of this process. */
export const useTracing = (opened: Tracing | undefined): void => {
  current.set(opened);
};

/** The place of the current work; undefined outside any request, such as in a job. */
export const tracePlace = (): TracePlace | undefined => places.getStore();

/** Runs the work at a place in a trace. */
export const atTracePlace = <T>(place: TracePlace, work: () => T): T => places.run(place, work);
