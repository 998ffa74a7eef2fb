import { listed } from '../../../../schema/spoken';
import { withinSentence } from '../../../../schema/withinSentence';
import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '../../../../schema/fill';
import { Notice } from '../../kit/Notice';
import { richText } from '../../kit/richText';
import type { Conflict, FieldConflict } from './conflict';
import styles from './ConflictPanel.module.css';
import * as texts from './texts';

interface Props {
  conflict: Conflict;
  /** Who saved first, if an update was refused. The name is null if unknown. */
  by: { name: string | null } | undefined;
}

/** The fields of a record that another person changed during editing. For each, one's own value or theirs is chosen. */
export function ConflictPanel({ conflict: { version, fields }, by }: Props) {
  const message = useRef<HTMLDivElement>(null);
  const isRefused = by !== undefined;
  useEffect(() => {
    // the focus scrolls to it; the whole panel can be taller than the window
    if (isRefused) message.current?.focus();
  }, [isRefused, version]);
  const name = by?.name ?? texts.someoneElse;
  const labels = fields.map(({ label }) => withinSentence(label));
  return (
    <div className={styles.panel}>
      <Notice ref={message} kind="warning" tabIndex={-1} className={styles.message}>
        {labels.length
          ? fill(texts.fieldsChanged, { name, fields: listed(labels) })
          : fill(texts.recordChanged, { name })}
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
        {richText(texts.changedFromTo, {
          field: <strong>{label}</strong>,
          before: before || texts.none,
          after: theirs || texts.none,
        })}
      </p>
    );
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <label className={styles.choice}>
        <input type="radio" name={id} checked={!isTheirs} onChange={() => takeMine(kept)} />
        <span>
          <strong>{texts.keepMine}</strong>
          <span className={styles.value}>
            {mine === beforeValue ? (
              before || texts.emptyValue
            ) : Words ? (
              <Words id={mine} />
            ) : (
              mine || texts.emptyValue
            )}
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
          <strong>{texts.useTheirs}</strong>
          <span className={styles.value}>{theirs || texts.emptyValue}</span>
        </span>
      </label>
    </fieldset>
  );
}
