/** What candidates of the sample campus say. */
export const sampleStatements = [
  'Library until midnight in the weeks before exams, and a quiet room in every hostel.\n\nI ran the reading room team for two years. I know who to ask, and I answer within a day.',
  'Every rupee of the council’s budget on one page, each month.\n\nYou paid for it, so you should see it.',
  'Clubs that welcome beginners: one open evening a month, no trials and no fees.',
  'Buses on time, and a list of who is responsible when they are not. I collect complaints every Friday at the gate.',
  'More stages for small acts. If you have played for ten friends, you can play for two hundred.',
  'I listen first. Last year I took 64 requests to the dean, and 41 were granted.',
] as const;

/** What one of them writes at length. */
export const sampleManifesto = [
  'Two years in the reading room team taught me what is missing before exams: seats, plugs and quiet. None of it is expensive.',
  'In the first month I ask the library for longer hours, floor by floor, with the numbers of who stayed until closing.',
  'By the winter I want:\n- one quiet room in every hostel, with a key that students keep\n- a list of free rooms, renewed each hour\n- chargers to borrow at the desk',
  'What it costs, who answers, and what the dean said stands on one page each month. If I get something wrong, you read it there first.',
].join('\n\n');
