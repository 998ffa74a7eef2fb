import text from './text.module.css';
import styles from './FactList.module.css';

interface Props {
  title: string;
  /** The `lang` is that of a value in another language than the page. */
  facts: readonly (readonly [name: string, value: string, lang?: string])[];
}

/** A part of a page with a list of facts, each name beside its sentence, where there is room. */
export function FactList({ title, facts }: Props) {
  return (
    <section aria-label={title} className={styles.part}>
      <h2 className={text.h2}>{title}</h2>
      <dl className={styles.list}>
        {facts.map(([name, value, lang]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
