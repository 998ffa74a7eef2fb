import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { LIMITS } from '../../../schema/limits';
import { TextInput } from '../kit/Field';
import { quietText } from './rowStyle';
import type { Photos } from './usePhotos';

/** The pictures that leave with the next message, each with a line that says what it shows. */
export function ChosenPhotos({ photos, problems, describe, remove }: Photos) {
  return (
    <>
      {problems.length > 0 && (
        <Box role="alert" sx={{ mb: 1, fontSize: 'var(--text-small)', color: 'error.main' }}>
          {problems.join(' ')}
        </Box>
      )}
      {photos.length > 0 && (
        <Box role="group" aria-label="Pictures of your message" sx={listStyle}>
          {photos.map(({ file, url, alt }, index) => (
            <Box key={url} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Box component="img" src={url} alt="" sx={thumbStyle} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <TextInput
                  aria-label={`What picture ${index + 1}, ${file.name}, shows`}
                  placeholder="Describe it for those who cannot see it"
                  maxLength={LIMITS.photoAlt}
                  value={alt}
                  onChange={(event) => describe(url, event.target.value)}
                />
                <Box
                  sx={{ ...quietText, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  {file.name}
                </Box>
              </Box>
              <IconButton aria-label={`Remove ${file.name}`} onClick={() => remove(url)}>
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

const listStyle = { display: 'grid', gap: 1, mb: 1, maxHeight: 232, overflowY: 'auto', p: '2px' };
const thumbStyle = {
  width: 64,
  height: 64,
  flexShrink: 0,
  objectFit: 'cover',
  borderRadius: 'var(--radius-control)',
  bgcolor: 'primary.light',
} as const;
