/** Where the form is kept that proposes a member (lib/kept-form.ts). */
export const memberForm = 'member-form';
