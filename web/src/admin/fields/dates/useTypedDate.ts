import { useState } from 'react';
import { fieldDate, readDate } from '../../../kit/format';

export interface TypedDate {
  text: string;
  /** True once the field was left with a text that is no date. */
  isUnreadable: boolean;
  type: (text: string) => void;
  leave: () => void;
  choose: (night: string) => void;
}

/**
 * The text of a date field. Each text that reads as a date is reported at once; any other text is reported as ''.
 * A value that is set elsewhere replaces the text.
 */
export function useTypedDate(value: string, onChange: (night: string) => void): TypedDate {
  const [typed, setTyped] = useState<{ text: string; night: string; isLeft?: boolean }>();
  const current = typed?.night === value ? typed : undefined;
  return {
    text: current?.text ?? (value && fieldDate(value)),
    isUnreadable: Boolean(current?.isLeft && current.text.trim() && !current.night),
    type: (text) => {
      const night = readDate(text) ?? '';
      setTyped({ text, night });
      if (night !== value) onChange(night);
    },
    leave: () => setTyped(current && !current.night ? { ...current, isLeft: true } : undefined),
    choose: (night) => {
      setTyped(undefined);
      onChange(night);
    },
  };
}
