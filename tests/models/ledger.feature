Feature: What has no known end

  Scenario: It is opened
    Then this is how it begins
      | the app is opened | it is kept what has no known end   |
      |                   | what was kept on the phone is read |
      |                   | the app knows what is open         |

  Scenario: It is kept what has no known end
    Then this is what comes of it
      | the request for a code is about to go out | what was kept on the phone is read    |
      | or a repayment is about to go out         | the app knows what is open            |
      | or a complaint is about to go out         | nobody may leave until it is answered |
      | the request for a code got a clear answer | what was kept on the phone is read    |
      | or a repayment got a clear answer         | the app knows what is open            |
      | or a complaint got a clear answer         |                                       |
      | or payments are found done                |                                       |
      | or something else is found done           |                                       |
      | or a call wants to know what is open      |                                       |
      | or another tab changed what is open       |                                       |

  Scenario: What always holds, whatever happens
    Then it is always so
      | nothing stands in it twice |
