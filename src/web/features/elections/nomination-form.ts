/** Where the form of a nomination is kept (lib/kept-form.ts). */
export const nominationForm = 'nomination-form';
