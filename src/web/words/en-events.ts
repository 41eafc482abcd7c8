// The words of the events page and of choosing a picture, in English; events.ts hands them out. What
// the specification fixes is core's (src/core/sentences.ts).
const plurals = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
  `${count} ${plurals.select(count) === 'one' ? one : other}`;

export const events = {
  eyebrow: 'Student Council Presents',
  title: 'OUR EVENTS',
  upcoming: 'Upcoming Events',
  past: 'Past events',
  filter: 'Event category',
  types: {
    cultural: 'Cultural',
    sports: 'Sports',
    technical: 'Technical',
    management: 'Management',
    social: 'Social',
    other: 'Other',
  },
  count: (count: number) => counted(count, 'event', 'events'),
  emptyText: (type: string) => `Past events of this category stay here: ${type}.`,
  showAll: (count: number) => `Show all ${count}`,
  showMore: 'Show more',
  readMore: 'Read more',
  readLess: 'Read less',
  readMoreAbout: (title: string) => `Read more about ${title}`,
  readLessAbout: (title: string) => `Read less about ${title}`,

  deleteOne: (title: string) => `Delete ${title}`,
  deleteTitle: (title: string) => `Delete ${title}?`,
  deleteText: 'It disappears for everybody. This cannot be undone.',
  delete: 'Delete',

  add: 'Add Event',
  fields: {
    title: 'Title',
    description: 'Description',
    date: 'Date and time',
    zone: (zone: string, offset: string) => `On the campus's clock: ${zone}, ${offset}`,
    type: 'Type',
    image: 'Image',
  },
};

export const uploads = {
  choose: 'Choose an image',
  orDrop: 'or drop it here',
  hint: 'PNG, JPEG, WebP, GIF or AVIF, at most 5 MB',
  chosen: 'Chosen image',
  change: 'Change image',
  remove: 'Remove',
  sending: 'Uploading',
  percent: (percent: number) => `${percent} %`,
  notAPicture: 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture.',
  tooLarge: 'Please choose a picture of at most 5 MB.',
};
