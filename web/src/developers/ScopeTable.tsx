import { SCOPE_WORDS, type ScopeName } from '../../../schema/scopeWords';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import styles from './MessageTable.module.css';

const SCOPES = Object.keys(SCOPE_WORDS) as ScopeName[];

/** The table of the scopes of keys: the name of each, and what a key with it does. */
export function ScopeTable() {
  return (
    <dl className={styles.messages}>
      {SCOPES.map((scope) => (
        <div key={scope} className={styles.message}>
          <dt>
            <code className={styles.type}>{scope}</code>
          </dt>
          <dd className={classNames(text.small, text.quiet)}>{SCOPE_WORDS[scope]}</dd>
        </div>
      ))}
    </dl>
  );
}
