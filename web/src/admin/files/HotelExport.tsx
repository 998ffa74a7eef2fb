import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/SessionProvider';
import { saveFile } from '../../kit/saveFile';
import type { Filter } from '../table/filters';
import { downloadInterrupted, preparingFile } from '../table/texts';
import { ExportForm } from './ExportForm';
import { filtersOf, type TypedFilter } from './exportFilter';
import { FileRefused, takeHotelFile } from './hotelFile';
import * as texts from './texts';

const FILES = {
  csv: ['hotels.csv', 'text/csv;charset=utf-8'],
  json: ['hotels.json', 'application/json'],
} as const;
const FORMATS = [
  ['csv', texts.csv],
  ['json', texts.json],
] as const;
const FILTERS: readonly Filter[] = [
  { name: 'hotel', label: texts.hotel, kind: 'hotel' },
  { name: 'city', label: texts.city, kind: 'city' },
];

/** Downloads hotels with their rooms, in the format of the import. */
export function HotelExport() {
  const { session } = useSession();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const download = async (format: keyof typeof FILES, typed: TypedFilter) => {
    const { signal } = (stop.current = new AbortController());
    setProblem(undefined);
    setBusy(true);
    try {
      const { hotel: hotelId, city: cityId } = filtersOf(typed);
      const [name, type] = FILES[format];
      saveFile(name, type, await takeHotelFile(session, format, { hotelId, cityId }, signal));
    } catch (error) {
      const message = error instanceof FileRefused ? error.message : downloadInterrupted;
      if (!signal.aborted) setProblem(message);
    }
    setBusy(false);
  };
  return (
    <ExportForm
      filters={FILTERS}
      formats={FORMATS}
      progress={isBusy ? preparingFile : undefined}
      problem={problem}
      onExport={(format, typed) => void download(format, typed)}
    />
  );
}
