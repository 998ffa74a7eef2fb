import { useEffect, useId, useRef, useState } from 'react';
import { Notice } from '../../kit/Notice';
import type { Conflict, FieldConflict } from './conflict';
import styles from './ConflictPanel.module.css';

interface Props {
  conflict: Conflict;
  /** Who was faster, where an update was refused; null where nobody is known. */
  by: { name: string | null } | undefined;
}

/** What another person has changed of a record meanwhile: each field is kept as typed, or taken as it is now. */
export function ConflictPanel({ conflict: { version, fields }, by }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const isRefused = by !== undefined;
  useEffect(() => {
    if (isRefused) panel.current?.focus();
  }, [isRefused, version]);
  const who = by?.name ?? 'Someone else';
  const labels = fields.map(({ label }) => label[0]!.toLowerCase() + label.slice(1));
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <Notice kind="warning">
        {`${who} has changed this meanwhile${labels.length ? `: ${labels.join(', ')}` : ''}. `}
        {'Nothing of yours is sent yet. '}
        {labels.length ? 'Choose what each field is to be, then continue.' : 'Continue to send it.'}
      </Notice>
      {fields.map((field) => (
        <FieldChoice key={`${field.name} ${version}`} field={field} />
      ))}
    </div>
  );
}

function FieldChoice({ field }: { field: FieldConflict }) {
  const { label, before, beforeValue, theirs, value, isTheirs, takeMine, takeTheirs } = field;
  const [kept, setKept] = useState(isTheirs ? beforeValue : value);
  const id = useId();
  const mine = isTheirs ? kept : value;
  const Words = field.wordsOf;
  if (!takeMine || !takeTheirs)
    return (
      <p className={styles.fact}>
        <strong>{label}</strong>
        {`: was ${before || 'none'}, is ${theirs || 'none'} now`}
      </p>
    );
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <label className={styles.choice}>
        <input type="radio" name={id} checked={!isTheirs} onChange={() => takeMine(kept)} />
        <span>
          <strong>Keep mine</strong>
          <span className={styles.value}>
            {mine === beforeValue ? before || 'Empty' : Words ? <Words id={mine} /> : mine || 'Empty'}
          </span>
        </span>
      </label>
      <label className={styles.choice}>
        <input
          type="radio"
          name={id}
          checked={isTheirs}
          onChange={() => {
            setKept(value);
            takeTheirs();
          }}
        />
        <span>
          <strong>Take theirs</strong>
          <span className={styles.value}>{theirs || 'Empty'}</span>
        </span>
      </label>
    </fieldset>
  );
}
