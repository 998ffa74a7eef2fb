import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { isPictureFile } from '../../../schema/words';
import { Photo } from '../kit/Photo';
import { useFileTexts } from './useFileTexts';
import styles from './OfferFiles.module.css';

interface OfferFile {
  id: string;
  url: string;
}
interface Props {
  files: readonly OfferFile[];
  /** The pictures that are chosen, where some are to be. */
  choice?: { ticked: readonly string[]; most: number; onTick: (id: string) => void };
}

export const picturesOf = (files: readonly OfferFile[]) => files.filter(({ url }) => isPictureFile(url));
export const textsOf = (files: readonly OfferFile[]) => files.filter(({ url }) => !isPictureFile(url));

/** The files of an offer together: texts as text, pictures as pictures. */
export function OfferFiles({ files, choice }: Props) {
  const pictures = picturesOf(files);
  const texts = textsOf(files);
  const read = useFileTexts(texts.map(({ url }) => url));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {texts.map(({ id, url }, place) => {
        const text = read[place]!;
        return (
          <Box key={id}>
            {text.is === 'read' && (
              <Box tabIndex={0} role="region" aria-label={nameOf('Text', place, texts.length)} sx={textStyle}>
                {text.text}
              </Box>
            )}
            {text.is === 'failed' && (
              <Box sx={{ color: 'text.secondary' }}>The text cannot be shown here.</Box>
            )}
            <Link href={url} target="_blank" rel="noreferrer" variant="body2">
              {nameOf('Open the text', place, texts.length)}
            </Link>
          </Box>
        );
      })}
      {pictures.length > 0 && (
        <Box component="ul" aria-label="Pictures" sx={picturesStyle}>
          {pictures.map(({ id, url }, place) => {
            const name = nameOf('Picture', place, pictures.length);
            return (
              <li key={id}>
                <Link href={url} target="_blank" rel="noreferrer" sx={{ display: 'block' }}>
                  <Photo src={url} alt={`${name}, in full size`} className={styles.photo} />
                </Link>
                {choice && (
                  <FormControlLabel
                    control={
                      <Checkbox
                        size="small"
                        checked={choice.ticked.includes(id)}
                        disabled={!choice.ticked.includes(id) && choice.ticked.length >= choice.most}
                        onChange={() => choice.onTick(id)}
                      />
                    }
                    label={name}
                  />
                )}
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

const nameOf = (word: string, place: number, of: number) => (of > 1 ? `${word} ${place + 1}` : word);

const textStyle = {
  maxHeight: 240,
  overflowY: 'auto',
  p: 1.5,
  mb: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--text-small)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
const picturesStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  gap: 1.5,
};
