import { useEffect, useRef, useState } from 'react';
import type { Place, StayAction } from './deskRows';
import type { SendStep } from './useStayAction';

/** Milliseconds for which a row says at least what was done in it. */
const SHOWN = 8000;

export interface Step {
  action: StayAction;
  /** Where its button was pressed. */
  place: Place;
  is: 'sending' | 'done' | 'refused';
  /** Why it was refused. */
  refusal?: string;
}

/** The last action in one row, which the row shows for some seconds, and longer while the pointer is over it. */
export function useStep(stayId: string, send: SendStep, onDone: (action: StayAction) => void) {
  const [step, setStep] = useState<Step>();
  const [isOver, setOver] = useState(false);
  const endsAt = useRef(0);
  const isAnswered = step !== undefined && step.is !== 'sending';
  useEffect(() => {
    if (!isAnswered || isOver) return;
    const timer = setTimeout(() => setStep(undefined), endsAt.current - performance.now());
    return () => clearTimeout(timer);
  }, [step, isAnswered, isOver]);

  const act = async (action: StayAction, place: Place) => {
    setStep({ action, place, is: 'sending' });
    const refusal = await send(stayId, action);
    endsAt.current = performance.now() + SHOWN;
    setStep({ action, place, is: refusal === undefined ? 'done' : 'refused', refusal });
    if (refusal === undefined) onDone(action);
  };
  return { step, act, setOver };
}
