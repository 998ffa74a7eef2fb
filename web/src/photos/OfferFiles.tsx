import { fill } from '../../../schema/fill';
import { isPictureFile } from '../../../schema/words';
import checkbox from '../kit/checkbox.module.css';
import { classNames } from '../kit/classNames';
import { Photo } from '../kit/Photo';
import text from '../kit/text.module.css';
import { TextLink } from '../kit/TextLink';
import * as texts from './texts';
import { useFileTexts } from './useFileTexts';
import styles from './OfferFiles.module.css';

interface OfferFile {
  id: string;
  url: string;
}
interface Props {
  files: readonly OfferFile[];
  /** The selected pictures, if the person selects some of them. */
  choice?: { selected: readonly string[]; max: number; onToggle: (id: string) => void };
}

export const picturesOf = (files: readonly OfferFile[]) => files.filter(({ url }) => isPictureFile(url));
export const textFilesOf = (files: readonly OfferFile[]) => files.filter(({ url }) => !isPictureFile(url));

/** The files of an offer: text files as text, pictures as photos. */
export function OfferFiles({ files, choice }: Props) {
  const pictures = picturesOf(files);
  const textFiles = textFilesOf(files);
  const contents = useFileTexts(textFiles.map(({ url }) => url));
  return (
    <div className={styles.files}>
      {textFiles.map(({ id, url }, index) => {
        const file = contents[index]!;
        return (
          <div key={id}>
            {file.is === 'read' && (
              <div
                tabIndex={0}
                role="region"
                aria-label={numbered(texts.textFile, texts.textFileNumber, index, textFiles)}
                className={styles.text}
              >
                {file.text}
              </div>
            )}
            {file.is === 'failed' && (
              <p className={classNames(text.body, text.quiet)}>{texts.textNotShown}</p>
            )}
            <TextLink to={url} target="_blank" rel="noreferrer" className={text.small}>
              {numbered(texts.openText, texts.openTextNumber, index, textFiles)}
            </TextLink>
          </div>
        );
      })}
      {pictures.length > 0 && (
        <ul aria-label={texts.pictures} className={styles.pictures}>
          {pictures.map(({ id, url }, index) => {
            const name = numbered(texts.picture, texts.pictureNumber, index, pictures);
            return (
              <li key={id}>
                <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
                  <Photo src={url} alt={fill(texts.fullSize, { picture: name })} className={styles.photo} />
                </a>
                {choice && (
                  <label className={styles.choice}>
                    <input
                      type="checkbox"
                      checked={choice.selected.includes(id)}
                      disabled={!choice.selected.includes(id) && choice.selected.length >= choice.max}
                      onChange={() => choice.onToggle(id)}
                      className={checkbox.checkbox}
                    />
                    {name}
                  </label>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** The name of a file, with its number if there are several. */
const numbered = (name: string, withNumber: string, index: number, all: readonly unknown[]) =>
  all.length > 1 ? fill(withNumber, { number: index + 1 }) : name;
