import text from './text.module.css';
import styles from './FactList.module.css';

interface Props {
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
}

/** A part of a page with a list of facts, each name beside its sentence, where there is room. */
export function FactList({ title, facts }: Props) {
  return (
    <section aria-label={title} className={styles.part}>
      <h2 className={text.h2}>{title}</h2>
      <dl className={styles.list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
