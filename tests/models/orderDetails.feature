Feature: order details

  Scenario: full 1
    Given order details is opened
    Then loading
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person taps Repayment; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person calls the service phone; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When load order says 'due'
    Then shown dialog none and shown exit open and shown freshness fresh
    And nothing comes of it: the app refuses the link; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the person taps Repayment
    Then shown dialog none and shown exit taken and shown freshness refreshing
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person taps Repayment; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the person calls the service phone
    Then shown dialog none and shown exit taken and shown freshness refreshing
    And nothing comes of it: the person calls the service phone
    When the person taps Repayment
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'due'
    Then shown dialog none and shown exit taken and shown freshness fresh
    And nothing comes of it: the app refuses the link; the person taps Repayment; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the person calls the service phone
    Then shown dialog none and shown exit taken and shown freshness fresh
    And nothing comes of it: the person calls the service phone
    When 60 s pass
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'rollover'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the person taps "Rollover Repayment"
    Then shown dialog none and shown exit taken and shown freshness fresh
    When the person taps "Click to view more products"
    Then shown dialog none and shown exit taken and shown freshness fresh
    And nothing comes of it: the person taps "Click to view more products"
    When the phone comes back to the app
    Then shown dialog none and shown exit taken and shown freshness refreshing
    And nothing comes of it: the person taps "Click to view more products"
    When refresh order says 'settled'
    Then shown dialog rating (The rating runs its own machine until its dialog closes.) and shown exit taken and shown freshness fresh
    And nothing comes of it: the app refuses the link; the person taps "Withdraw Now"; the person taps "Bind now"
    When the phone comes back to the app
    Then shown dialog rating and shown exit taken and shown freshness refreshing
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person taps "Withdraw Now"; the person taps "Bind now"
    When the phone has its back button pressed
    Then shown dialog rating and shown exit taken and shown freshness refreshing
    When rating says 'closed'
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When the person taps "Borrow Again"
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'settled'
    Then shown dialog none and shown exit taken and shown freshness fresh
    When 60 s pass
    Then shown dialog none and shown exit open and shown freshness fresh
    And nothing comes of it: the person taps Repayment
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    And nothing comes of it: the person taps Repayment
    When refresh order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    And nothing comes of it: the app refuses the link; the person taps "Bind now"
    When the phone comes back to the app
    Then shown dialog withdraw prompt and shown exit open and shown freshness refreshing
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person taps "Bind now"
    When the person taps "Withdraw Now"
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit taken and shown freshness fresh
    And nothing comes of it: the app refuses the link; the person taps "Bind now"
    When the phone comes back to the app
    Then shown dialog withdraw prompt and shown exit taken and shown freshness refreshing
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person taps "Bind now"
    When the person taps "Withdraw Now"
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog card prompt and shown exit taken and shown freshness fresh
    And nothing comes of it: the app refuses the link; the person taps "Withdraw Now"
    When the phone comes back to the app
    Then shown dialog card prompt and shown exit taken and shown freshness refreshing
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person taps "Withdraw Now"
    When the person taps "Bind now"
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog none and shown exit taken and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'tips'
    Then shown dialog none and shown exit taken and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting (The order continues on another page, which is being opened.)
    And nothing comes of it: the person taps Repayment; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person calls the service phone; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the phone comes back to the app
    Then loading
    When load order says 'due'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'elsewhere'
    Then redirecting
    When the app refuses the link
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'elsewhere'
    Then redirecting
    When 60 s pass
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'settledWithPrompt'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'refused'
    Then unavailable (The lender shows nothing of this order (success: false).)
    And nothing comes of it: the app refuses the link; the person taps Repayment; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person calls the service phone; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the person taps "Try again"
    Then loading
    When load order says 'rollover'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'cut'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When 60 s pass
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    When the person closes the dialog
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    When the phone has its back button pressed
    Then shown dialog none and shown exit open and shown freshness fresh

  Scenario: full 2
    Given order details is opened
    Then loading
    When load order says 'settled'
    Then shown dialog rating (The rating runs its own machine until its dialog closes.) and shown exit open and shown freshness fresh
    And nothing comes of it: the app refuses the link; the person taps "Withdraw Now"; the person taps "Bind now"
    When the phone comes back to the app
    Then shown dialog rating and shown exit open and shown freshness refreshing
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person taps "Withdraw Now"; the person taps "Bind now"
    When rating says 'broken'
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog card prompt and shown exit open and shown freshness fresh
    And nothing comes of it: the app refuses the link; the person taps "Withdraw Now"
    When the phone comes back to the app
    Then shown dialog card prompt and shown exit open and shown freshness refreshing
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person taps "Withdraw Now"
    When the person taps "Bind now"
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog kind tips and shown exit taken and shown freshness fresh
    And nothing comes of it: the app refuses the link; the person taps "Withdraw Now"; the person taps "Bind now"
    When the phone comes back to the app
    Then shown dialog kind tips and shown exit taken and shown freshness refreshing
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person taps "Withdraw Now"; the person taps "Bind now"
    When the person closes the dialog
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting (The order continues on another page, which is being opened.)
    When the app refuses the link
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'refused'
    Then unavailable (The lender shows nothing of this order (success: false).)
    When the phone comes back to the app
    Then loading
    When load order says 'settled'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When the person taps "Borrow Again"
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting
    When 60 s pass
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog withdraw prompt and shown exit open and shown freshness refreshing
    When refresh order says 'due'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog withdraw prompt and shown exit open and shown freshness refreshing
    When refresh order says 'rollover'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog withdraw prompt and shown exit open and shown freshness refreshing
    When refresh order says 'settled'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog withdraw prompt and shown exit open and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog withdraw prompt and shown exit open and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog withdraw prompt and shown exit open and shown freshness refreshing
    When refresh order says 'tips'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog withdraw prompt and shown exit open and shown freshness refreshing
    When refresh order says 'settledWithPrompt'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the phone comes back to the app
    Then loading
    When load order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog withdraw prompt and shown exit open and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the phone comes back to the app
    Then loading
    When load order says 'card'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the phone comes back to the app
    Then loading
    When load order says 'tips'
    Then shown dialog none and shown exit open and shown freshness fresh

  Scenario: full 3
    Given order details is opened
    Then loading
    When load order says 'card'
    Then shown dialog card prompt and shown exit open and shown freshness fresh
    When the person closes the dialog
    Then shown dialog kind tips and shown exit open and shown freshness fresh
    And nothing comes of it: the app refuses the link; the person taps "Withdraw Now"; the person taps "Bind now"
    When the phone comes back to the app
    Then shown dialog kind tips and shown exit open and shown freshness refreshing
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person taps "Withdraw Now"; the person taps "Bind now"
    When the person closes the dialog
    Then shown dialog rating (The rating runs its own machine until its dialog closes.) and shown exit open and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog rating and shown exit open and shown freshness fresh
    When rating says 'closed'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog withdraw prompt and shown exit open and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting (The order continues on another page, which is being opened.)
    When the phone comes back to the app
    Then loading
    When load order says 'elsewhereToo'
    Then redirecting
    When the phone comes back to the app
    Then loading
    When load order says 'elsewhere'
    Then redirecting
    When the phone comes back to the app
    Then loading
    When load order says 'settledWithPrompt'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the phone comes back to the app
    Then loading
    When load order says 'refused'
    Then unavailable (The lender shows nothing of this order (success: false).)
    When the person taps "Try again"
    Then loading
    When load order says 'refused'
    Then unavailable
    When the person taps "Try again"
    Then loading
    When load order says 'cut'
    Then failed (The order could not be loaded.)
    And nothing comes of it: the app refuses the link; the person taps Repayment; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person calls the service phone; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the person taps "Try again"
    Then loading
    When 60 s pass
    Then failed
    When the phone comes back to the app
    Then loading
    When load order says 'due'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When the person taps Repayment
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the phone comes back to the app
    Then loading
    When load order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh

  Scenario: full 4
    Given order details is opened
    Then loading
    When load order says 'tips'
    Then shown dialog kind tips and shown exit open and shown freshness fresh
    When the phone has its back button pressed
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog card prompt and shown exit open and shown freshness fresh
    When the person closes the dialog
    Then shown dialog rating (The rating runs its own machine until its dialog closes.) and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog rating and shown exit open and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog rating and shown exit open and shown freshness fresh
    When rating says 'broken'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh

  Scenario: full 5
    Given order details is opened
    Then loading
    When load order says 'card'
    Then shown dialog card prompt and shown exit open and shown freshness fresh
    When the phone has its back button pressed
    Then shown dialog kind tips and shown exit open and shown freshness fresh
    When the phone has its back button pressed
    Then shown dialog rating (The rating runs its own machine until its dialog closes.) and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog rating and shown exit open and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting (The order continues on another page, which is being opened.)
    When the phone comes back to the app
    Then loading
    When load order says 'card'
    Then shown dialog rating and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog rating and shown exit open and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the app refuses the link
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog rating and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog rating and shown exit open and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the app refuses the link
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When the person calls the service phone
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the phone comes back to the app
    Then loading
    When load order says 'settled'
    Then shown dialog rating and shown exit open and shown freshness fresh

  Scenario: full 6
    Given order details is opened
    Then loading
    When load order says 'due'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'tips'
    Then shown dialog kind tips and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog kind tips and shown exit open and shown freshness refreshing
    When refresh order says 'due'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog card prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog card prompt and shown exit open and shown freshness refreshing
    When refresh order says 'due'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog card prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog card prompt and shown exit open and shown freshness refreshing
    When refresh order says 'rollover'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog card prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog card prompt and shown exit open and shown freshness refreshing
    When refresh order says 'settled'
    Then shown dialog rating (The rating runs its own machine until its dialog closes.) and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog rating and shown exit open and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog rating and shown exit open and shown freshness fresh
    When rating says 'closed'
    Then shown dialog card prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog card prompt and shown exit open and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog withdraw prompt and shown exit open and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog card prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog card prompt and shown exit open and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog card prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog card prompt and shown exit open and shown freshness refreshing
    When refresh order says 'tips'
    Then shown dialog kind tips and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog kind tips and shown exit open and shown freshness refreshing
    When refresh order says 'rollover'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When the person taps Repayment
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog card prompt and shown exit taken and shown freshness fresh
    When the person closes the dialog
    Then shown dialog none and shown exit taken and shown freshness fresh

  Scenario: full 7
    Given order details is opened
    Then loading
    When load order says 'card'
    Then shown dialog card prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog card prompt and shown exit open and shown freshness refreshing
    When refresh order says 'settledWithPrompt'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'tips'
    Then shown dialog kind tips and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog kind tips and shown exit open and shown freshness refreshing
    When refresh order says 'settled'
    Then shown dialog rating (The rating runs its own machine until its dialog closes.) and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog rating and shown exit open and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog rating and shown exit open and shown freshness fresh
    When rating says 'broken'
    Then shown dialog card prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog card prompt and shown exit open and shown freshness refreshing
    When the person closes the dialog
    Then shown dialog kind tips and shown exit open and shown freshness refreshing
    When refresh order says 'withdrawal'
    Then shown dialog withdraw prompt and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog withdraw prompt and shown exit open and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog kind tips and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog kind tips and shown exit open and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog kind tips and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog kind tips and shown exit open and shown freshness refreshing
    When refresh order says 'tips'
    Then shown dialog kind tips and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog kind tips and shown exit open and shown freshness refreshing
    When refresh order says 'settledWithPrompt'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting (The order continues on another page, which is being opened.)
    When the phone comes back to the app
    Then loading
    When load order says 'card'
    Then shown dialog kind tips and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog kind tips and shown exit open and shown freshness refreshing
    When refresh order says 'due'
    Then shown dialog none and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit open and shown freshness refreshing
    When the person calls the service phone
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the phone comes back to the app
    Then loading
    When load order says 'card'
    Then shown dialog kind tips and shown exit open and shown freshness fresh

  Scenario: full 8
    Given order details is opened
    Then loading
    When load order says 'settled'
    Then shown dialog rating (The rating runs its own machine until its dialog closes.) and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog rating and shown exit open and shown freshness refreshing
    When refresh order says 'tips'
    Then shown dialog rating and shown exit open and shown freshness fresh
    When rating says 'closed'
    Then shown dialog kind tips and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog kind tips and shown exit open and shown freshness refreshing
    When the person closes the dialog
    Then shown dialog none and shown exit open and shown freshness refreshing
    When the person taps Repayment
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'elsewhereToo'
    Then redirecting (The order continues on another page, which is being opened.)
    When the phone comes back to the app
    Then loading
    When load order says 'card'
    Then shown dialog card prompt and shown exit open and shown freshness fresh

  Scenario: full 9
    Given order details is opened
    Then loading
    When load order says 'settled'
    Then shown dialog rating (The rating runs its own machine until its dialog closes.) and shown exit open and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog rating and shown exit open and shown freshness refreshing
    When refresh order says 'tips'
    Then shown dialog rating and shown exit open and shown freshness fresh
    When rating says 'broken'
    Then shown dialog kind tips and shown exit open and shown freshness fresh

  Scenario: full 10
    Given order details is opened
    Then loading
    When load order says 'card'
    Then shown dialog card prompt and shown exit open and shown freshness fresh
    When the person taps "Bind now"
    Then shown dialog none and shown exit taken and shown freshness fresh
    When the phone comes back to the app
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When 60 s pass
    Then shown dialog none and shown exit open and shown freshness refreshing
    When the person taps Repayment
    Then shown dialog none and shown exit taken and shown freshness refreshing
    When refresh order says 'card'
    Then shown dialog rating (The rating runs its own machine until its dialog closes.) and shown exit taken and shown freshness fresh
