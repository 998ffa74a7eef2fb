import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { fill } from '../../../../schema/fill';
import { useSession } from '../../session/SessionProvider';
import { markStale } from '../../apollo/dropStale';
import { fileProblem, FileRefused, sendHotelFile, type Progress, type Report } from './hotelFile';
import * as texts from './texts';

/** The progress of the file. */
type Step =
  | { name: 'choose'; problem?: string }
  | { name: 'previewing' | 'importing'; progress?: Progress }
  | { name: 'preview' | 'done'; report: Report };

/** The state of a file of hotels: chosen, previewed, imported. */
export function useHotelFile() {
  const { session } = useSession();
  const client = useApolloClient();
  const [file, setFile] = useState<File>();
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const stop = useRef<AbortController>(undefined);
  // leaving the page ends a preview; an import continues
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (chosen: File, way: 'preview' | 'hotels') => {
    const own = new AbortController();
    const name = way === 'preview' ? 'previewing' : 'importing';
    stop.current = way === 'preview' ? own : undefined;
    setStep({ name });
    try {
      const onProgress = (progress: Progress) => setStep({ name, progress });
      const report = await sendHotelFile(session, chosen, way, onProgress, own.signal);
      setStep({ name: way === 'preview' ? 'preview' : 'done', report });
      if (way === 'hotels')
        await markStale(client, { listed: ['City', 'HotelType', 'Hotel', 'RoomType', 'HotelImport'] });
    } catch (error) {
      if (!own.signal.aborted) setStep({ name: 'choose', problem: wordsOf(error, way) });
    }
  };

  return {
    file,
    step,
    choose: (chosen: File) => {
      const problem = fileProblem(chosen);
      setFile(problem ? undefined : chosen);
      if (problem)
        setStep({ name: 'choose', problem: fill(texts.fileProblem, { file: chosen.name, problem }) });
      else void send(chosen, 'preview');
    },
    importIt: () => file && void send(file, 'hotels'),
    leave: () => {
      stop.current?.abort();
      setFile(undefined);
      setStep({ name: 'choose' });
    },
  };
}

const wordsOf = (error: unknown, way: 'preview' | 'hotels'): string => {
  if (error instanceof FileRefused) return error.message;
  return way === 'preview' ? texts.checkNotReached : texts.importInterrupted;
};
