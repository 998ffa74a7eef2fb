import { useEffect, useRef, useState } from 'react';
import type { Slot, StayAction } from './deskRows';
import type { SendStep } from './useStayAction';

/** The time for which a row shows the result of an action at least. */
const SHOWN_MS = 8000;

export interface Step {
  action: StayAction;
  /** The slot of the button that was pressed. */
  slot: Slot;
  is: 'sending' | 'done' | 'refused';
  /** Why it was refused. */
  refusal?: string;
}

/** The last action in a row. The row shows it for some seconds, and longer while the pointer is over it. */
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

  const act = async (action: StayAction, slot: Slot) => {
    setStep({ action, slot, is: 'sending' });
    const refusal = await send(stayId, action);
    endsAt.current = performance.now() + SHOWN_MS;
    setStep({ action, slot, is: refusal === undefined ? 'done' : 'refused', refusal });
    if (refusal === undefined) onDone(action);
  };
  return { step, act, setOver };
}
