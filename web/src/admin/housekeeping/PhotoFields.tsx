import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import RemoveIcon from '@mui/icons-material/Close';
import { fill } from '../../../../schema/fill';
import { UPLOADS, UPLOAD_MEGABYTES } from '../../../../schema/uploads';
import { FieldSet } from '../../kit/FieldSet';
import { Notice } from '../../kit/Notice';
import { DropZone } from '../../uploads/DropZone';
import * as texts from './texts';
import type { ReportPhotoForm } from './useReportPhotos';

const { types, most } = UPLOADS.HOUSEKEEPING_PHOTO;

/** The photos of a report: on a phone the camera can take them. */
export function PhotoFields({ form: { photos, problems, add, remove } }: { form: ReportPhotoForm }) {
  return (
    <FieldSet label={texts.photos}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {photos.length > 0 && (
          <Box component="ul" aria-label={texts.photos} sx={listStyle}>
            {photos.map(({ key, file, sent, problem }) => (
              <Box component="li" key={key} sx={rowStyle}>
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {file.name}
                  <Box
                    sx={{ fontSize: 'var(--text-small)', color: problem ? 'error.main' : 'text.secondary' }}
                  >
                    {problem ?? (sent ? texts.uploadedPhoto : texts.uploading)}
                  </Box>
                </Box>
                <IconButton
                  aria-label={fill(texts.removePhoto, { name: file.name })}
                  onClick={() => remove(key)}
                >
                  <RemoveIcon fontSize="small" />
                </IconButton>
              </Box>
            ))}
          </Box>
        )}
        <DropZone
          label={texts.addPhotos}
          hint={fill(texts.photoLimits, { types: types.join(', '), limit: UPLOAD_MEGABYTES, count: most })}
          types={types}
          isMultiple
          isDisabled={photos.length >= most}
          isSmall
          onChoose={add}
        />
        {problems.map((problem) => (
          <Notice key={problem} kind="error">
            {problem}
          </Notice>
        ))}
      </Box>
    </FieldSet>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0 };
const rowStyle = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 };
