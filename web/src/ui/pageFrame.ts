/** The page's frame: its parts lay themselves out by its width, not the window's, since the menu takes some of that. */
export const pageFrame = {
  containerType: 'inline-size',
  containerName: 'page',
  maxWidth: 1200,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  pt: { xs: 2, sm: 4 },
  pb: { xs: 0, md: 6 },
} as const;
