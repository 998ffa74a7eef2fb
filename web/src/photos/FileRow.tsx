import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import RemoveIcon from '@mui/icons-material/CloseOutlined';
import { FilePreview } from './FilePreview';
import type { ChosenFile } from './useUpload';

interface Props {
  chosen: ChosenFile;
  /** Named by a problem as well: colour alone says nothing. */
  isRefused: boolean;
  isUploading: boolean;
  onRemove: () => void;
}

/** One chosen file: what it is, how far it is on its way, and the way to leave it out. */
export function FileRow({
  chosen: { file, progress, sent, problem },
  isRefused,
  isUploading,
  onRemove,
}: Props) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5 }}>
      <FilePreview file={file} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap color={isRefused ? 'error' : undefined} sx={{ fontWeight: 600 }} title={file.name}>
          {file.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {inMegabytes(file.size)}
          {isUploading && !problem && ` · ${Math.round(progress * 100)} %`}
          {!isUploading && sent && ' · Sent'}
        </Typography>
        {problem && (
          <Typography variant="body2" color="error">
            {problem}
          </Typography>
        )}
        {isUploading && !problem && (
          <LinearProgress
            variant="determinate"
            value={progress * 100}
            aria-label={`Upload of ${file.name}`}
            sx={{ mt: 0.75, height: 4, borderRadius: 'var(--radius-round)' }}
          />
        )}
      </Box>
      {!isUploading && (
        <IconButton aria-label={`Remove ${file.name}`} onClick={onRemove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

const inMegabytes = (bytes: number): string =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
