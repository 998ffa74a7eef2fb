import { languageTag } from '../../../../schema/language';
import { useRef, useState, type FormEvent } from 'react';
import { fill } from '../../../../schema/fill';
import { FEWEST_DAYS, hasHour, hasSubject, MESSAGE_LIMITS } from '../../../../schema/guestMessages';
import { heldMoment } from '../../bookings/balance/heldUntil';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Field, SelectInput, TextArea, TextInput } from '../../kit/Field';
import { insertText } from '../../kit/insertText';
import text from '../../kit/text.module.css';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import {
  changedWords,
  draftOf,
  isEdited,
  isUsualText,
  problemsOf,
  usualIn,
  wordsFor,
  wordsIn,
  wrongTranslation,
  type Draft,
} from './draft';
import { EditorActions } from './EditorActions';
import { MessagePreview } from './MessagePreview';
import styles from './Messages.module.css';
import { Placeholders } from './Placeholders';
import { TemplateLanguage } from './TemplateLanguage';
import * as texts from './texts';
import { useTemplateActions } from './useTemplateActions';
import { clock, KIND_TEXTS, nameOf, type Template } from './when';

interface Props {
  template: Template;
  /** What is typed; undefined while nothing is. */
  draft: Draft | undefined;
  onDraft: (draft: Draft | undefined) => void;
  /** After it was saved under this id, or deleted. */
  onSaved: (id: string) => Promise<unknown>;
  onDeleted: (name: string) => Promise<unknown>;
  onOutdated: () => Promise<unknown>;
  onBack: () => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The text and the time of one message, with its preview. */
export function TemplateEditor({ template, draft, onDraft, onBack, ...after }: Props) {
  const { hotelId, kind, version, enabled, nextAt } = template;
  const typed = draft ?? draftOf(template);
  const edited = draft !== undefined && isEdited(draft, template);
  const [hasTried, setTried] = useState(false);
  const [part, setPart] = useState<'subject' | 'body'>('body');
  const [booking, setBooking] = useState('');
  const [language, setLanguage] = useState(template.language);
  const isOwn = language === template.language;
  const words = wordsIn(typed, template, language);
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const actions = useTemplateActions(template, typed, { onDraft, ...after });
  const own = { ...problemsOf(template, typed), ...actions.problems };
  const change = (changed: Partial<Draft>) => {
    actions.clear();
    const next = { ...typed, ...changed };
    onDraft(isEdited(next, template) ? next : undefined);
  };
  const write = (changed: { subject?: string; body?: string }) =>
    change(changedWords(typed, template, language, changed));
  const wrong = wrongTranslation(template, typed);
  /** What is wrong with a field, once there was something to read. */
  const problem = (name: 'name' | 'subject' | 'body' | 'days') =>
    hasTried || (edited && String(typed[name]).trim()) ? own[name] : undefined;
  const wordsProblem = (name: 'subject' | 'body') =>
    isOwn ? problem(name) : wrong?.language === language ? wrong[name] : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const inOwn = problemsOf(template, typed);
    if (inOwn.subject ?? inOwn.body) setLanguage(template.language);
    else if (wrong) setLanguage(wrong.language);
    if (Object.keys(inOwn).length === 0 && !wrong) void actions.save();
  };
  const usual = usualIn(template, template.language);
  const isUsual = isUsualText(typed, template);
  const shown = wordsFor(typed, template, language);
  const hasOtherVersion = draft !== undefined && draft.version !== version;
  return (
    <>
      <form noValidate aria-labelledby="editor" onSubmit={send} className={styles.editor}>
        <div className={styles.head}>
          <Button size="small" onClick={onBack} className={styles.back}>
            {texts.back}
          </Button>
          <h2 id="editor" className={text.h3}>
            {template.version === 0 && kind === 'QUICK_REPLY' ? texts.newQuickReply : nameOf(template)}
          </h2>
          <p className={classNames(text.small, text.quiet)}>{KIND_TEXTS[kind]}</p>
          {kind !== 'QUICK_REPLY' && !enabled && <p className={text.small}>{texts.isOff}</p>}
          {nextAt && <p className={text.small}>{fill(texts.nextSent, { when: heldMoment(nextAt) })}</p>}
        </div>
        {hasOtherVersion && (
          <ChangedMeanwhile
            template={template}
            by={actions.changedBy}
            onKeep={() => onDraft({ ...draft, version })}
            onTake={() => onDraft(undefined)}
          />
        )}
        {kind === 'QUICK_REPLY' && (
          <Field label={texts.name} hint={texts.nameHint} error={problem('name')}>
            {(aria) => (
              <TextInput
                {...aria}
                value={typed.name}
                maxLength={MESSAGE_LIMITS.name}
                onChange={({ target }) => change({ name: target.value })}
                className={styles.control}
              />
            )}
          </Field>
        )}
        {hasHour(kind) && (
          <div className={styles.times}>
            {FEWEST_DAYS[kind] !== undefined && (
              <Field
                label={kind === 'AFTER_STAY' ? texts.daysAfterDeparture : texts.daysBeforeArrival}
                error={problem('days')}
              >
                {(aria) => (
                  <TextInput
                    {...aria}
                    inputMode="numeric"
                    value={typed.days}
                    maxLength={3}
                    onChange={({ target }) => change({ days: target.value })}
                    className={styles.control}
                  />
                )}
              </Field>
            )}
            <Field label={texts.hour}>
              {(aria) => (
                <SelectInput
                  {...aria}
                  value={typed.hour}
                  onChange={({ target }) => change({ hour: Number(target.value) })}
                  className={styles.control}
                >
                  {HOURS.map((hour) => (
                    <option key={hour} value={hour}>
                      {clock(hour)}
                    </option>
                  ))}
                </SelectInput>
              )}
            </Field>
          </div>
        )}
        <TemplateLanguage {...{ template, language }} draft={typed} onChoose={setLanguage} />
        {hasSubject(kind) && (
          <Field label={texts.subject} error={wordsProblem('subject')}>
            {(aria) => (
              <TextInput
                {...aria}
                ref={subject}
                lang={languageTag(language)}
                dir="auto"
                value={words.subject}
                maxLength={MESSAGE_LIMITS.subject}
                onFocus={() => setPart('subject')}
                onChange={({ target }) => write({ subject: target.value })}
                className={styles.control}
              />
            )}
          </Field>
        )}
        <Field
          label={texts.message}
          hint={texts.messageHint}
          error={wordsProblem('body') ?? (isOwn ? undefined : actions.problems.translations)}
        >
          {(aria) => (
            <TextArea
              {...aria}
              ref={body}
              lang={languageTag(language)}
              dir="auto"
              value={words.body}
              maxLength={MESSAGE_LIMITS.body}
              onFocus={() => setPart('body')}
              onChange={({ target }) => write({ body: target.value })}
              className={styles.body}
            />
          )}
        </Field>
        <Placeholders
          {...{ kind, part }}
          onInsert={(placeholder) => {
            const field = part === 'subject' ? subject.current : body.current;
            if (field) insertText(field, placeholder);
          }}
        />
        <EditorActions
          {...{ actions, booking, edited }}
          words={shown}
          isReply={kind === 'QUICK_REPLY'}
          isNew={version === 0 && kind === 'QUICK_REPLY'}
          name={nameOf(template)}
          onDiscard={() => {
            setTried(false);
            actions.clear();
            onDraft(undefined);
          }}
          onUsual={
            isOwn && usual && !isUsual
              ? () => change({ subject: usual.subject, body: usual.body })
              : undefined
          }
        />
      </form>
      <MessagePreview {...{ hotelId, kind, booking }} words={shown} onBooking={setBooking} />
    </>
  );
}
