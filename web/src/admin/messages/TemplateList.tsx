import { classNames } from '../../kit/classNames';
import { Switch } from '../../kit/Switch';
import { spokenMoment } from '../../kit/moments';
import text from '../../kit/text.module.css';
import { fill } from '../../../../schema/fill';
import styles from './Messages.module.css';
import * as texts from './texts';
import { nameOf, whenWords, type Template } from './when';

interface Props {
  templates: readonly Template[];
  chosenId: string | undefined;
  /** Those with changes that are not saved. */
  editedIds: ReadonlySet<string>;
  onChoose: (id: string) => void;
  onSwitch: (template: Template, enabled: boolean) => void;
}

/** The messages of a hotel, each with its time and whether it is sent. */
export function TemplateList({ templates, ...rest }: Props) {
  const replies = templates.filter(({ kind }) => kind === 'QUICK_REPLY');
  const row = (template: Template) => <TemplateRow key={template.id} {...{ template }} {...rest} />;
  return (
    <>
      <section aria-labelledby="automatic" className={styles.group}>
        <h2 id="automatic" className={classNames(text.h6, text.quiet)}>
          {texts.automatic}
        </h2>
        <ul className={styles.rows}>{templates.filter(({ kind }) => kind !== 'QUICK_REPLY').map(row)}</ul>
      </section>
      <section aria-labelledby="replies" className={styles.group}>
        <h2 id="replies" className={classNames(text.h6, text.quiet)}>
          {texts.quickReplies}
        </h2>
        {replies.length ? (
          <ul className={styles.rows}>{replies.map(row)}</ul>
        ) : (
          <p className={classNames(text.small, text.quiet)}>
            {texts.noQuickReplies} {texts.quickRepliesText}
          </p>
        )}
      </section>
    </>
  );
}

function TemplateRow({
  template,
  chosenId,
  editedIds,
  onChoose,
  onSwitch,
}: Omit<Props, 'templates'> & { template: Template }) {
  const { id, kind, enabled, lastSentAt } = template;
  const isReply = kind === 'QUICK_REPLY';
  const name = nameOf(template);
  return (
    <li className={classNames(styles.row, id === chosenId && styles.chosen)}>
      <button
        type="button"
        aria-current={id === chosenId ? 'true' : undefined}
        onClick={() => onChoose(id)}
        className={styles.choose}
      >
        <span className={styles.name}>
          <span className={text.oneLine}>{name}</span>
          {editedIds.has(id) && <span className={styles.unsaved}>{texts.unsaved}</span>}
        </span>
        <span className={styles.note}>
          {isReply ? (enabled ? texts.isOffered : texts.isNotOffered) : whenWords(template)}
        </span>
        {!isReply && (enabled || lastSentAt) && <span className={styles.note}>{sentWords(template)}</span>}
      </button>
      <Switch checked={enabled} onChange={(on) => onSwitch(template, on)}>
        <span className={text.visuallyHidden}>
          {fill(isReply ? texts.offerReply : texts.sendMessage, { message: name })}
        </span>
      </Switch>
    </li>
  );
}

const sentWords = ({ sentLately: count, lastSentAt }: Template): string =>
  lastSentAt ? fill(texts.sentLately, { count, when: spokenMoment(lastSentAt) }) : texts.notSentLately;
