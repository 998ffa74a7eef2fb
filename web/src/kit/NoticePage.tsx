import type { ReactNode } from 'react';
import { ButtonLink } from './Button';
import { classNames } from './classNames';
import { DoorPicture } from './DoorPicture';
import { PageHeading } from './PageHeading';
import { SmallPicture, type SmallPictureName } from './SmallPicture';
import text from './text.module.css';
import styles from './NoticePage.module.css';

interface Props {
  title: string;
  /** What happened, what is safe, what to do. */
  children: ReactNode;
  /** Where to go on, each with its label; the first one stands out. */
  links?: readonly (readonly [label: string, to: string])[];
  /** Buttons that do more than lead somewhere. */
  actions?: ReactNode;
  /** Shown instead of the door. */
  picture?: SmallPictureName;
  /** Whether it went well: the picture shows an open door. */
  isGood?: boolean;
}

/** A page that says one thing and offers the way on. */
export function NoticePage({ title, children, links = [], actions, picture, isGood = false }: Props) {
  return (
    <div className={styles.page}>
      {picture ? <SmallPicture of={picture} /> : <DoorPicture isOpen={isGood} />}
      <PageHeading title={title} className={styles.heading} />
      <div className={classNames(text.lead, text.quiet, styles.words)}>{children}</div>
      <div className={styles.ways}>
        {actions}
        {links.map(([label, to], place) => (
          <ButtonLink key={label} to={to} variant={place === 0 ? 'contained' : 'outlined'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
