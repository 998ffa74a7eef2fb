import { Router } from 'express';

const FILES = {
  'figtree.woff2': require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'fraunces.woff2': require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2'),
};

/** Serves the two typefaces of the stand-ins' pages. */
export function fonts(): Router {
  const router = Router();
  for (const [name, file] of Object.entries(FILES))
    router.get(`/${name}`, (_request, response) => {
      response.sendFile(file, { maxAge: '30d', immutable: true, dotfiles: 'allow' });
    });
  return router;
}
