/** Messages that `curations-policies.ts` recognizes, by the passage that is pinned to them. */
export const policiesMessages: Readonly<Record<string, readonly string[]>> = {
  'chat-handed-over': [
    'what happens to my chat if i send it to a person',
    'what do you do with the conversation i sent to you',
    'can i delete my chat after i sent it to a person',
  ],
  'How long do you keep this chat?': [
    'are chats read by people',
    'who can see what i write here',
    'is this chat private',
  ],
  'Which cookies do you use?': [
    'do you use google analytics on this site',
    'do you track me',
    'do i have to accept cookies',
  ],
  'Privacy policy': ['privacy', 'who sees my data', 'what do you do with my phone number'],
  'How do I have my data deleted, corrected or copied?': [
    'stop texting me',
    'take me off your call list',
    'are you gdpr compliant',
    'can i get a copy of my data',
  ],
  'How do I join or leave the newsletter?': ['stop emailing me'],
  'Terms of service': ['can i see a contract before i sign'],
  accessibility: [
    'accessibility',
    'is your website accessible for blind people',
    'i use a screen reader and cant use your checkout',
  ],
  'chat-training': ['do you use my chats to train ai'],
}
