import type { Messages } from '../en.ts';

export const forms: Messages['forms'] = {
  requiredNote: '* वाले खाने भरना ज़रूरी है।',
  lookAgain: 'इन्हें फिर से देख लें:',
  failed: 'कुछ गड़बड़ हो गई।',
  failures: {
    INTERNAL: 'आपका लिखा सब यहीं है। थोड़ी देर में फिर से भेजें।',
    SERVICE_UNAVAILABLE: 'दुकान अभी व्यस्त है। आपका लिखा सब यहीं है; थोड़ी देर में फिर से भेजें।',
    TOO_MANY_REQUESTS: 'एक साथ बहुत कुछ भेजा गया। आपका लिखा सब यहीं है; थोड़ा रुककर फिर से भेजें।',
    UNREACHABLE: 'दुकान से संपर्क नहीं हो सका। आपका लिखा सब यहीं है; इंटरनेट देख लें और फिर से भेजें।',
  },
  close: 'बंद करें',
  dismiss: 'हटाएँ',
  cancel: 'रहने दें',
};
